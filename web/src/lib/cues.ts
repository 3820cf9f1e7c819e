/** Short sounds made on the spot, and the call when it is my turn. */
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";

type Cue = "slide" | "turn" | "coin" | "blade" | "bell";

interface Note {
  frequency: number; // hertz
  start: number; // seconds
  length: number;
}
const note = (frequency: number, start: number, length: number): Note => ({ frequency, start, length });

const CUES: Record<Cue, { wave: OscillatorType; notes: Note[] }> = {
  slide: { wave: "sine", notes: [note(320, 0, 0.07)] },
  turn: { wave: "triangle", notes: [note(440, 0, 0.05), note(560, 0.05, 0.07)] },
  coin: { wave: "sine", notes: [note(1180, 0, 0.08), note(1570, 0.07, 0.18)] },
  blade: { wave: "sawtooth", notes: [note(210, 0, 0.06), note(150, 0.05, 0.12)] },
  bell: { wave: "sine", notes: [note(660, 0, 0.25), note(880, 0.12, 0.4)] },
};

let context: AudioContext | null = null;

export function play(cue: Cue): void {
  if (!settings.sound || document.visibilityState === "hidden") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const { wave, notes } = CUES[cue];
  for (const { frequency, start, length } of notes) {
    const from = context.currentTime + start;
    const tone = new OscillatorNode(context, { type: wave, frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0.0001, from);
    volume.gain.exponentialRampToValueAtTime(wave === "sawtooth" ? 0.03 : 0.07, from + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + length + 0.02);
  }
}

/** Call a player who may be looking elsewhere. */
export function callToTable(): void {
  play("bell");
  navigator.vibrate?.(60);
  if (settings.notify && document.visibilityState === "hidden" && Notification.permission === "granted")
    new Notification(t("house-your-turn"), { tag: "questkeep-turn" });
}
