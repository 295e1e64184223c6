import { language } from '@/shared/language'
import { texts as collected } from '@/texts/collected'
import { texts as short, version } from '@/texts/notice'
import { texts as whole } from '@/texts/whole-notice'
import { noticeOf } from './noticeOf'

/** The notice of the forms of this build, in its language. */
export const currentNotice = noticeOf({ version, language, short, whole, collected })
