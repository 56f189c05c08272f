import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminSales } from '@/content/admin/sales'
import { shopToday } from '@/data/settings/shop-today'
import { type DayRange, toRange } from '@/domain/orders/sales'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'

const words = adminSales.range

export function PeriodForm({ range, hrefOf }: { range: DayRange; hrefOf: (range: DayRange) => string }) {
  const navigate = useNavigate()
  const [from, setFrom] = useState(range.from)
  const [to, setTo] = useState(range.to)
  const [isWrong, setWrong] = useState(false)
  const today = shopToday()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const next = toRange(from, to, shopToday())
    setWrong(next === null)
    if (next) navigate(hrefOf(next))
  }
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-wrap items-end gap-2">
      <TextField
        dense
        type="date"
        label={words.from}
        value={from}
        max={today}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        dense
        type="date"
        label={words.to}
        value={to}
        max={today}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" look="quiet" size="small" className="max-md:min-h-11 md:min-h-9">
        {words.show}
      </Button>
      {isWrong && (
        <p role="alert" className="w-full font-medium text-danger-text">
          {words.wrong}
        </p>
      )}
    </form>
  )
}
