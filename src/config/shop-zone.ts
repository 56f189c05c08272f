let zone = 'UTC'

/** The time zone of the shop's days (shop_settings.time_zone); UTC until the settings are read. */
export const shopZone = () => zone

/** Called with the settings; a name that this browser does not know changes nothing. */
export function setShopZone(name: string) {
  if (name === zone) return
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    zone = name
  } catch {
    // An older browser's list of zones: its days are those of UTC.
  }
}
