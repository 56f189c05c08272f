import type { Json } from './database.types'

/** A value as a request carries it: without what is undefined. */
export const toJson = (value: unknown): Json => JSON.parse(JSON.stringify(value))
