import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { adminDelivery } from '@/content/admin/settings/delivery'
import { namedCountries } from '@/content/shared/countries'
import type { ZoneForm } from '@/domain/delivery/zone-form'
import { fold } from '@/domain/text/letters'
import { TextArea, TextField } from '@/ui/field'
import { Panel } from '../shared/page/panel'

const words = adminDelivery.form
const problems: Readonly<Record<string, string>> = adminDelivery.problems

/** The zone's name, and the countries or cities that it serves. */
export function PlacesPanel() {
  const { register, watch, setValue, getFieldState, formState } = useFormContext<ZoneForm>()
  const [query, setQuery] = useState('')
  const problemOf = (field: 'name' | 'countries' | 'cities') =>
    problems[getFieldState(field, formState).error?.message ?? '']
  const isRest = watch('isRest')
  const chosen = watch('countries')
  const toggle = (code: string) =>
    setValue(
      'countries',
      chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code],
      { shouldDirty: true, shouldValidate: formState.isSubmitted },
    )
  const found = namedCountries.filter(({ name }) => fold(name).includes(fold(query)))
  return (
    <Panel id="zone-place" title={words.place}>
      <div className="grid gap-4 border-t border-line p-4">
        <TextField
          dense
          required
          label={words.name}
          hint={words.nameHint}
          placeholder={words.nameExample}
          autoComplete="off"
          maxLength={80}
          error={problemOf('name')}
          {...register('name')}
        />
        <fieldset>
          <legend className="mb-1.5 text-14 font-medium">{words.where.label}</legend>
          {[true, false].map((rest) => (
            <label
              key={String(rest)}
              className="flex min-h-11 cursor-pointer items-center gap-2.5 md:min-h-8"
            >
              <input
                type="radio"
                name="zone-rest"
                checked={isRest === rest}
                onChange={() => setValue('isRest', rest, { shouldDirty: true })}
                className="size-5 accent-accent md:size-4"
              />
              <span>{rest ? words.where.rest : words.where.some}</span>
            </label>
          ))}
        </fieldset>
        {!isRest && (
          <>
            <fieldset aria-describedby="zone-countries-problem">
              <legend className="sr-only">{words.countries}</legend>
              <p aria-hidden="true" className="mb-1.5 flex justify-between gap-3 text-14 font-medium">
                {words.countries}
                <span className="font-normal text-muted">{words.chosen(chosen.length)}</span>
              </p>
              <input
                type="search"
                aria-label={words.find}
                placeholder={words.find}
                autoComplete="off"
                value={query}
                maxLength={60}
                onChange={({ target }) => setQuery(target.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') event.preventDefault()
                }}
                className="mb-2 h-11 w-full rounded-control border border-line-strong bg-surface-raised px-3 text-16 md:h-9 md:px-2.5 md:text-14"
              />
              <div className="max-h-72 overflow-auto rounded-control border border-line bg-surface-raised px-3 py-1">
                {found.map(({ code, name }) => (
                  <label key={code} className="flex min-h-11 cursor-pointer items-center gap-2.5 md:min-h-8">
                    <input
                      type="checkbox"
                      checked={chosen.includes(code)}
                      onChange={() => toggle(code)}
                      className="size-5 accent-accent md:size-4"
                    />
                    <span>{name}</span>
                  </label>
                ))}
              </div>
              <p id="zone-countries-problem" className="mt-1.5 font-medium text-danger-text empty:hidden">
                {problemOf('countries')}
              </p>
            </fieldset>
            <TextArea
              dense
              label={words.cities}
              hint={words.citiesHint}
              autoComplete="off"
              spellCheck={false}
              maxLength={20_000}
              error={problemOf('cities')}
              {...register('cities')}
            />
          </>
        )}
      </div>
    </Panel>
  )
}
