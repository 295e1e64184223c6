/** All collections at the top, as the rules know them. A test compares the two. */
export const copiedCollections = [
  'New_Registration',
  'admin_invites',
  'admins',
  'attendance',
  'diamond_member_req',
  'directory',
  'erasures',
  'exports',
  'growth_fund_req',
  'imports',
  'land_bank_req',
  'listing_wishes',
  'meeting_minutes',
  'member_cards',
  'member_numbers',
  'members',
  'monthly_meeting_req',
  'monthly_meetings',
  'receipts',
  'request_keys',
  'request_lookups',
  'request_status',
  'rights_requests',
  'settings',
  'utrs',
  'views',
] as const

/** Those below a document, wherever they are: also below one that is gone. */
export const copiedGroups = ['history'] as const
