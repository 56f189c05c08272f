import { adminReviews } from '../catalogue/reviews'
import { adminRisk } from '../orders/risk'
import { choice, day, type Format, time } from './audit-formats'
import { adminSettings } from './settings'

/** What columns about the checkout and risky orders are called in the log of changes. */
export const sellingFields: Readonly<Record<string, readonly [string, Format?]>> = {
  legal_tp: ['TP'],
  vat_rates: ['نسب الضريبة حسب الفئة'],
  withdrawal_days: ['أيام العدول عن الطلب'],
  measure_detail: ['خاصية ثمن الوحدة'],
  company_asked: ['الشركة عند الطلب'],
  exchange_days: ['مهلة حجز قطعة للاستبدال بالأيام'],
  shows_fit: ['نصائح المقاس'],
  quick_order: ['الطلب برقم الهاتف من صفحات المنتجات'],
  email_field: ['البريد الإلكتروني عند الطلب', choice(adminSettings.checkout.fields.modes)],
  zip_field: ['الرمز البريدي عند الطلب', choice(adminSettings.checkout.fields.modes)],
  last_name_field: ['الاسم العائلي عند الطلب', choice(adminSettings.checkout.fields.modes)],
  address: ['العنوان'],
  contact: ['وسيلة الاتصال'],
  eu_name: ['الاسم في الاتحاد'],
  eu_address: ['العنوان في الاتحاد'],
  eu_contact: ['وسيلة الاتصال في الاتحاد'],
  warnings: ['تحذيرات'],
  days: ['الأيام'],
  at: ['متى', time],
  at_least: ['ابتداءً من'],
  action: ['عندها', choice(adminRisk.rules.actions)],
  released_at: ['سُمح به', time],
  asks: ['طلب التقييمات'],
  after_days: ['عدد الأيام قبل طلب التقييم'],
  publishing: ['متى تظهر التقييمات', choice(adminReviews.settings.modes)],
  reminds: ['التذكير بالطلبات غير المكتملة'],
  after_hours: ['عدد الساعات قبل التذكير'],
  is_on: ['تعمل'],
  account: ['الرقم لدى الخدمة'],
  with_contact: ['ترسل بصمتي البريد والهاتف'],
  test_code: ['رمز التجربة'],
  since: ['منذ', time],
  source: ['المصدر'],
  campaign: ['الحملة'],
  first_day: ['اليوم الأول', day],
  last_day: ['اليوم الأخير', day],
}
