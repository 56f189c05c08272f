const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

const toDate = (at: number | string) => new Date(typeof at === 'string' ? `${at}T12:00:00` : at)

/** `6 December 2026`, from a timestamp or from a date of the database. */
export const dayWords = (time: number | string) => day.format(toDate(time))

/** `6 December` */
export const shortDayWords = (time: number | string) => shortDay.format(toDate(time))

/** `21 November 2026 at 14:27` */
export const momentWords = (time: number) => moment.format(time)

/** `14:27` */
export const timeWords = (at: number) => time.format(at)
