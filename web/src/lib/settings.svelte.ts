/** What this browser remembers: looks and habits, never anything secret. */
import type { TablePlan } from "./protocol";

export interface Settings {
  language: string;
  theme: "system" | "light" | "dark";
  sound: boolean;
  calm: boolean;
  patient: boolean;
  chat: boolean;
  notify: boolean;
  /** The bot's level that was chosen last. */
  level: string;
  plan: TablePlan | null;
}

const KEY = "questkeep-settings";
const LANGUAGES = ["en", "de", "ru", "pl"];

function preferredLanguage(): string {
  const wanted = navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
  return wanted.find((language) => LANGUAGES.includes(language)) ?? "en";
}

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({
  language: preferredLanguage(),
  theme: "system",
  sound: true,
  calm: false,
  patient: false,
  chat: true,
  notify: false,
  level: "adept",
  plan: null,
  ...remembered(),
});

/** Keep the settings and let the page follow them, whichever tab they are changed in; call once, inside a component. */
export function followSettings(): void {
  $effect(() => {
    const hear = ({ key, newValue }: StorageEvent): void => {
      if (key === KEY && newValue) Object.assign(settings, JSON.parse(newValue));
    };
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  });
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
    const page = document.documentElement;
    page.dataset.theme = settings.theme;
    page.dataset.calm = String(settings.calm);
  });
}

/** Whether motion is unwelcome, by the page's own switch or the system's. */
export function calm(): boolean {
  return settings.calm || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
