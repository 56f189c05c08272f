const names: Readonly<Record<string, string>> = { en: 'English', fr: 'Français', ar: 'العربية' }

/** A language by its own name. */
export const languageName = (code: string): string => names[code] ?? code
