import type { Unit } from '@/domain/size-guide'

const key = 'size-unit'

/** The unit last chosen in this browser; centimetres by default. */
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
  } catch {}
}
