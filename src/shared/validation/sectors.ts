/** The categories of the member companies, and the two answers outside them. */
export const sectors = [
  'Fashion, Handloom, Apparels',
  'Groceries and Snacks',
  'Home Care, Interiors and Furnitures',
  'Mobile, Electronics and Home Appliances',
  'Beauty and Toys',
  'Plastic Products',
  'Herbal, Organic and Agro Products',
  'Heavy Hardware / Metallic Products',
  'Services',
  'Other',
] as const
