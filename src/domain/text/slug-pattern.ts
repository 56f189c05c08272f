/** What the last part of an address may be made of; the database checks the same. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Whether a text can be the slug of a product or a collection, as the database checks it. */
export const isSlug = (text: string) => text.length <= 120 && slugPattern.test(text)
