/** Sign-in methods beside email and password that are set up in Supabase Auth. An unset one's button says so. */
export const signInMethods = {
  apple: import.meta.env.VITE_AUTH_APPLE === 'true',
  phone: import.meta.env.VITE_AUTH_PHONE === 'true',
}
