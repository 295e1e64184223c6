import { about } from '@/features/about'
import { accessibility } from '@/features/accessibility'
import { desk } from '@/features/desk'
import { advisors } from '@/features/advisors'
import { companies } from '@/features/companies'
import { contacts } from '@/features/contacts'
import { departments } from '@/features/departments'
import { diamondClub } from '@/features/diamond-club'
import { directory } from '@/features/directory'
import { gallery } from '@/features/gallery'
import { growthFund } from '@/features/growth-fund'
import { home } from '@/features/home'
import { landBank } from '@/features/land-bank'
import { meetings } from '@/features/meetings'
import { myRequest } from '@/features/my-request'
import { privacy } from '@/features/privacy'
import { registrations } from '@/features/registrations'
import { session } from '@/features/session'
import { verify } from '@/features/verify'
import type { Feature } from '@/shared/feature'
import { language } from '@/shared/language'

/** Every feature of the site. The order is the order of the menus. */
export const features: Feature[] = [
  home,
  about,
  companies,
  directory,
  gallery,
  departments,
  registrations,
  growthFund,
  diamondClub,
  meetings,
  advisors,
  landBank,
  contacts,
  myRequest,
  verify,
  privacy,
  accessibility,
  // The desk is in English alone, and so is its login.
  ...(language === 'en' ? [session, desk] : []),
]
