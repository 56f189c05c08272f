export const adminDiscountKeys = {
  all: ['discounts', 'owner'] as const,
  list: (filter: object) => [...adminDiscountKeys.all, 'list', filter] as const,
  detail: (id: string) => [...adminDiscountKeys.all, 'detail', id] as const,
  students: (state: string, page: number) => [...adminDiscountKeys.all, 'students', state, page] as const,
  proof: (name: string) => [...adminDiscountKeys.all, 'proof', name] as const,
  uses: (id: string, page: number) => [...adminDiscountKeys.all, 'uses', id, page] as const,
}
