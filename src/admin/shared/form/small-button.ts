/** A button that is an icon, beside an entry of a list. */
export const smallButton =
  'grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-surface-sunken hover:text-ink disabled:opacity-40 aria-disabled:opacity-40 md:size-8'
