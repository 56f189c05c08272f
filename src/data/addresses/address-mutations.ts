import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Address, AddressDraft } from '@/domain/delivery/address'
import { rest, unwrap, unwrapMaybe } from '../supabase/rest'
import { addressKeys } from './address-keys'

const toRow = ({
  label,
  firstName,
  lastName,
  phone,
  address,
  city,
  zipCode,
  country,
  isDefault,
}: AddressDraft) => ({
  label,
  first_name: firstName,
  last_name: lastName,
  phone,
  address,
  city,
  zip_code: zipCode,
  country,
  is_default: isDefault,
})

/** Refetches the list after every change. */
function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: addressKeys.all })
}

/** Adds an address, or changes the one with the id. @throws AppError TOO_MANY_ADDRESSES */
export async function saveAddress({ id, draft }: { id: string | null; draft: AddressDraft }) {
  const table = rest.from('addresses')
  const saved = id ? table.update(toRow(draft)).eq('id', id) : table.insert(toRow(draft))
  await unwrap(saved.select('id').single())
}

export function useSaveAddress() {
  return useMutation({ mutationFn: saveAddress, onSettled: useRefresh() })
}

/** Makes an address the one that a checkout begins with. */
export function useMakeDefault() {
  return useMutation({
    mutationFn: (id: string) =>
      unwrap(rest.from('addresses').update({ is_default: true }).eq('id', id).select('id').single()),
    onSettled: useRefresh(),
  })
}

export function useDeleteAddress() {
  return useMutation({
    mutationFn: (id: string) => unwrapMaybe(rest.from('addresses').delete().eq('id', id)),
    onSettled: useRefresh(),
  })
}

/** Brings a deleted address back as the one it was. */
export function useRestoreAddress() {
  return useMutation({
    mutationFn: (address: Address) =>
      unwrapMaybe(
        rest.from('addresses').insert({ ...toRow(address), id: address.id, created_at: address.createdAt }),
      ),
    onSettled: useRefresh(),
  })
}
