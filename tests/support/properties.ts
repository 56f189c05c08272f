import fc from 'fast-check'
import { isFull } from './seed.ts'

/** Tries a property on 1,000 made-up inputs. */
export const holds = <T>(property: fc.IRawProperty<T>) => fc.assert(property, { numRuns: 1000 })

/** For a property that plays with the database for seconds: a third of the runs; all with FULL=1. */
export const someOf = (runs: number) => ({ numRuns: isFull ? runs : Math.ceil(runs / 3) })
