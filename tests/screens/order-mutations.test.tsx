import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { makeQueryClient } from '@/app/query-client'
import { useSetOrderStatus } from '@/data/orders/admin-order-mutations'
import { orderKeys } from '@/data/orders/order-keys'

it('rolls back only the failed status while another change is pending', async () => {
  const answers: ((answer: Response) => void)[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    () => new Promise<Response>((resolve) => void answers.push(resolve)),
  )
  const client = makeQueryClient()
  const key = [...orderKeys.lists(), 'all']
  const order = (number: string) => ({ number, status: 'pending', paymentStatus: 'paid' })
  client.setQueryData(key, { orders: [order('A'), order('B')] })
  const statuses = () =>
    client.getQueryData<{ orders: { status: string }[] }>(key)?.orders.map(({ status }) => status)
  const { result } = renderHook(() => [useSetOrderStatus(), useSetOrderStatus()] as const, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  const [first, second] = result.current
  first.mutate({ number: 'A', from: 'pending', status: 'shipped' })
  second.mutate({ number: 'B', from: 'pending', status: 'shipped' })
  await waitFor(() => expect(answers).toHaveLength(2))
  expect(statuses()).toEqual(['shipped', 'shipped'])
  answers[0]?.(Response.json({ message: 'TROUBLE' }, { status: 400 }))
  await waitFor(() => expect(statuses()).toEqual(['pending', 'shipped']))
})
