import * as v from 'valibot'
import { requiredText, typedText } from '../values/typed-text'
import { phone, zipCodeIn } from '../values/validation'
import type { AddressField } from './address'
import type { CheckoutFields } from './checkout-fields'

type AddressWords = {
  fields: Record<AddressField | 'label', string>
  problems: Record<'required' | 'too-long', (field: string) => string> &
    Record<'phone' | 'zip-morocco', () => string>
}

/** The fields in the order of the form; a last name and a ZIP code as the checkout asks for them. The issues are the given words; the database checks the same lengths again. */
export function addressSchema({ fields, problems }: AddressWords, asked: CheckoutFields) {
  const required = (field: AddressField) => requiredText(problems.required(fields[field]))
  const askedFor = (field: 'lastName' | 'zipCode') =>
    (asked[field] ?? 'required') === 'required' ? required(field) : typedText
  const most = (length: number, field: keyof typeof fields) =>
    v.maxLength<string, number, string>(length, problems['too-long'](fields[field]))
  return v.pipe(
    v.object({
      label: v.pipe(typedText, most(40, 'label')),
      firstName: v.pipe(required('firstName'), most(79, 'firstName')),
      lastName: v.pipe(askedFor('lastName'), most(79, 'lastName')),
      phone: v.pipe(
        required('phone'),
        most(40, 'phone'),
        v.check((typed) => phone(typed) === null, problems.phone()),
      ),
      address: v.pipe(required('address'), most(200, 'address')),
      city: v.pipe(required('city'), most(100, 'city')),
      zipCode: v.pipe(askedFor('zipCode'), most(20, 'zipCode')),
      country: required('country'),
      isDefault: v.boolean(),
    }),
    v.forward(
      v.partialCheck(
        [['zipCode'], ['country']],
        ({ zipCode, country }) =>
          ((asked.zipCode ?? 'required') !== 'required' && zipCode === '') ||
          zipCodeIn(country)(zipCode) === null,
        problems['zip-morocco'](),
      ),
      ['zipCode'],
    ),
  )
}
