/** A dialog that lies over all else; whatever had the focus has it again afterwards. */
import type { Attachment } from "svelte/attachments";

export const modal: Attachment<HTMLDialogElement> = (dialog) => {
  const before = document.activeElement as HTMLElement | null;
  dialog.showModal();
  return () => before?.focus();
};
