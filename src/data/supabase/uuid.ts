/** Whether a text of an address can be a row's id at all; to the database another one is an error, not a row that is not there. */
export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
