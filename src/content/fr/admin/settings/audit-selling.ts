import { adminReviews } from '../catalogue/reviews'
import { adminRisk } from '../orders/risk'
import { choice, day, type Format, time } from './audit-formats'
import { adminSettings } from './settings'

/** What columns about the checkout and risky orders are called in the log of changes. */
export const sellingFields: Readonly<Record<string, readonly [string, Format?]>> = {
  legal_tp: ['TP'],
  vat_rates: ['taux de TVA des catégories'],
  withdrawal_days: ['jours pour se rétracter'],
  measure_detail: ['caractéristique pour les prix à l’unité'],
  company_asked: ['société à la commande'],
  exchange_days: ['jours de réservation pour un échange'],
  shows_fit: ['conseils de taille'],
  quick_order: ['commandes par téléphone sur les pages d’articles'],
  email_field: ['e-mail à la commande', choice(adminSettings.checkout.fields.modes)],
  zip_field: ['code postal à la commande', choice(adminSettings.checkout.fields.modes)],
  last_name_field: ['nom de famille à la commande', choice(adminSettings.checkout.fields.modes)],
  address: ['adresse'],
  contact: ['contact'],
  eu_name: ['nom dans l’Union'],
  eu_address: ['adresse dans l’Union'],
  eu_contact: ['contact dans l’Union'],
  warnings: ['avertissements'],
  days: ['jours'],
  at: ['quand', time],
  at_least: ['à partir de'],
  action: ['alors', choice(adminRisk.rules.actions)],
  released_at: ['libérée', time],
  asks: ['demande des avis'],
  after_days: ['jours avant de demander un avis'],
  publishing: ['quand les avis sont publiés', choice(adminReviews.settings.modes)],
  reminds: ['rappelle les commandes inachevées'],
  after_hours: ['heures avant un rappel'],
  is_on: ['activé'],
  account: ['numéro auprès du service'],
  with_contact: ['envoie les empreintes de l’e-mail et du téléphone'],
  test_code: ['code de test'],
  since: ['depuis', time],
  source: ['source'],
  campaign: ['campagne'],
  first_day: ['premier jour', day],
  last_day: ['dernier jour', day],
}
