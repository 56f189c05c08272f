/** What the first page of the sample shop says (supabase/sample/seeds/store.sql). */
export const sampleHome = {
  title: 'Zellige: everyday fashion from Morocco',
  description: 'Dresses, denim, leather and gold: everyday fashion from Morocco, priced to be worn.',
  between: 'Colours of the season',
  hero: 'Sun-washed colour, up to 90% off',
  categories: 'Shop by Category',
  flash: 'Flash Sale',
  trending: 'Trending Now',
  trendingText: 'Layers and colour for cooler evenings.',
  deals: 'Daily Deals',
  arrivals: 'New Arrivals',
  best: 'Best Sellers',
} as const
