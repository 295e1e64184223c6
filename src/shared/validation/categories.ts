/** The categories of the member companies, in the order of the menu. */
export const categories = [
  'Fashion, Handloom, Apparels',
  'Groceries and Snacks',
  'Home Care, Interiors and Furnitures',
  'Mobile, Electronics and Home Appliances',
  'Beauty and Toys',
  'Plastic Products',
  'Herbal, Organic and Agro Products',
  'Heavy Hardware / Metallic Products',
] as const
