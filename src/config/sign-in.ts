/** `sample`: its button is there and says that it is not set up, as the sample shop has it. */
type Offer = 'yes' | 'sample' | 'no'
const offer = (setting: unknown): Offer =>
  setting === 'true' ? 'yes' : setting === 'sample' ? 'sample' : 'no'

/** Sign-in methods beside email and password: offered where they are set up in Supabase Auth. */
export const signInMethods: Record<'apple' | 'phone', Offer> = {
  apple: offer(import.meta.env.VITE_AUTH_APPLE),
  phone: offer(import.meta.env.VITE_AUTH_PHONE),
}
