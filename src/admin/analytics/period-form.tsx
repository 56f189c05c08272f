import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { adminSales } from '@/content/admin/sales'
import { shopToday } from '@/data/settings/shop-today'
import { type DayRange, periodSchema } from '@/domain/orders/sales'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'

const words = adminSales.range
const resolver = valibotResolver(periodSchema(shopToday))

export function PeriodForm({ range, hrefOf }: { range: DayRange; hrefOf: (range: DayRange) => string }) {
  const navigate = useNavigate()
  // Either day may right the other, so both are judged together, by a submit.
  const form = useForm({ resolver, reValidateMode: 'onSubmit', defaultValues: range })
  const today = shopToday()
  const onSubmit = form.handleSubmit((next) => navigate(hrefOf(next)))
  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate className="flex flex-wrap items-end gap-2">
      <TextField dense type="date" label={words.from} max={today} {...form.register('from')} />
      <TextField dense type="date" label={words.to} max={today} {...form.register('to')} />
      <Button type="submit" look="quiet" size="small">
        {words.show}
      </Button>
      {form.formState.errors.from && (
        <p role="alert" className="w-full font-medium text-danger-text">
          {words.wrong}
        </p>
      )}
    </form>
  )
}
