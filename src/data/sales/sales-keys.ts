import type { Bucket, DayRange } from '@/domain/orders/sales'

export const salesKeys = {
  all: ['sales'] as const,
  summary: (range: DayRange, bucket: Bucket) => [...salesKeys.all, 'owner', range, bucket] as const,
  month: (month: string) => [...salesKeys.all, 'owner', 'month', month] as const,
}
