import type { Unit } from '@/domain/size-guide'

const key = 'size-unit'

/** The unit that was chosen last in this browser; centimetres at first. */
export function readUnit(): Unit {
  try {
    return localStorage.getItem(key) === 'in' ? 'in' : 'cm'
  } catch {
    return 'cm'
  }
}

export function saveUnit(unit: Unit) {
  try {
    localStorage.setItem(key, unit)
  } catch {
    // Then it is asked for again.
  }
}
