import fc from 'fast-check'

/** Tries a property on 1,000 made-up inputs. */
export const holds = <T>(property: fc.IRawProperty<T>) => fc.assert(property, { numRuns: 1000 })
