/** Last parts of addresses that no product or collection gets: languages and screens of the admin stand there. */
export const reservedSlugs: ReadonlySet<string> = new Set(['fr', 'ar', 'en', 'new', 'edit', 'print', 'admin'])
