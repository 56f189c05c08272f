import * as v from 'valibot'
import { requiredText, typedText } from '../values/typed-text'
import { phone, zipCodeIn } from '../values/validation'
import type { AddressField } from './address'

type AddressWords = {
  fields: Record<AddressField | 'label', string>
  problems: Record<'required' | 'too-long', (field: string) => string> &
    Record<'phone' | 'zip-morocco', () => string>
}

/** The fields in the order of the form. The issues are the given words; the database checks the same lengths again. */
export function addressSchema({ fields, problems }: AddressWords) {
  const required = (field: AddressField) => requiredText(problems.required(fields[field]))
  const most = (length: number, field: keyof typeof fields) =>
    v.maxLength<string, number, string>(length, problems['too-long'](fields[field]))
  return v.pipe(
    v.object({
      label: v.pipe(typedText, most(40, 'label')),
      firstName: v.pipe(required('firstName'), most(79, 'firstName')),
      lastName: v.pipe(required('lastName'), most(79, 'lastName')),
      phone: v.pipe(
        required('phone'),
        most(40, 'phone'),
        v.check((typed) => phone(typed) === null, problems.phone()),
      ),
      address: v.pipe(required('address'), most(200, 'address')),
      city: v.pipe(required('city'), most(100, 'city')),
      zipCode: v.pipe(required('zipCode'), most(20, 'zipCode')),
      country: required('country'),
      isDefault: v.boolean(),
    }),
    v.forward(
      v.partialCheck(
        [['zipCode'], ['country']],
        ({ zipCode, country }) => zipCodeIn(country)(zipCode) === null,
        problems['zip-morocco'](),
      ),
      ['zipCode'],
    ),
  )
}
