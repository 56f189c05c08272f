import type { Deal } from '@/domain/product/product'

export const dealKeys = {
  all: ['deals'] as const,
  running: (kind: Deal['kind']) => [...dealKeys.all, 'shop', 'running', kind] as const,
  next: (kind: Deal['kind']) => [...dealKeys.all, 'shop', 'next', kind] as const,
}
