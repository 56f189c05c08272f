import { createContext } from 'react'

/** Opens the quick find, from wherever in the admin. */
export const PaletteContext = createContext<() => void>(() => {})
