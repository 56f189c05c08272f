import type { Bucket, DayRange } from '@/domain/orders/sales'

export const salesKeys = {
  all: ['sales'] as const,
  origins: (range: DayRange, touch: string) => [...salesKeys.all, 'owner', 'origins', range, touch] as const,
  receivers: () => [...salesKeys.all, 'owner', 'receivers'] as const,
  reminders: () => [...salesKeys.all, 'owner', 'reminders'] as const,
  costs: () => [...salesKeys.all, 'owner', 'costs'] as const,
  summary: (range: DayRange, bucket: Bucket) => [...salesKeys.all, 'owner', range, bucket] as const,
  month: (month: string) => [...salesKeys.all, 'owner', 'month', month] as const,
}
