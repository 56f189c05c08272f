import { useFormContext } from 'react-hook-form'
import { adminDiscounts } from '@/content/admin/offers/discounts'
import { codeKey, type DiscountForm, discountBounds } from '@/domain/discounts/admin-discount'
import { TextField } from '@/ui/field'
import { Panel } from '../shared/page/panel'
import { useDiscountProblem } from './use-discount-problem'

const words = adminDiscounts.form
const triggers = ['code', 'automatic'] as const

/** The code or how it applies without one, and its title. */
export function WhatPanel() {
  const { register, watch, setValue } = useFormContext<DiscountForm>()
  const problemOf = useDiscountProblem()
  const trigger = watch('trigger')
  return (
    <Panel id="discount-what" title={words.sections.what}>
      <div className="grid gap-4 border-t border-line p-4 sm:grid-cols-2">
        {trigger !== 'batch' && (
          <fieldset className="sm:col-span-2">
            <legend className="mb-1.5 text-14 font-medium">{words.trigger.label}</legend>
            <div className="flex flex-wrap gap-2">
              {triggers.map((each) => (
                <label
                  key={each}
                  className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-surface-raised px-3 has-checked:border-accent has-checked:bg-accent-soft md:min-h-9"
                >
                  <input
                    type="radio"
                    value={each}
                    className="size-4 accent-accent"
                    {...register('trigger')}
                  />
                  <span>{words.trigger[each]}</span>
                </label>
              ))}
            </div>
            <p className="mt-1.5 text-muted">{words.trigger.hints[trigger]}</p>
          </fieldset>
        )}
        {trigger === 'code' && (
          <TextField
            dense
            required
            label={words.fields.code}
            hint={words.hints.code}
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="characters"
            maxLength={40}
            error={problemOf('code')}
            {...register('code', {
              onBlur: ({ target }) => setValue('code', codeKey(String(target.value)), { shouldDirty: true }),
            })}
          />
        )}
        {trigger === 'batch' && (
          <>
            <TextField
              dense
              label={words.fields.prefix}
              hint={words.hints.prefix}
              autoComplete="off"
              spellCheck={false}
              maxLength={20}
              error={problemOf('prefix')}
              {...register('prefix')}
            />
            <TextField
              dense
              required
              label={words.fields.count}
              hint={words.hints.count}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              error={problemOf('count')}
              {...register('count')}
            />
          </>
        )}
        <TextField
          dense
          required
          label={words.fields.title}
          hint={words.hints.title}
          autoComplete="off"
          maxLength={discountBounds.title}
          error={problemOf('title')}
          {...register('title')}
        />
      </div>
    </Panel>
  )
}
