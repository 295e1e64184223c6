import { TextLink } from '@/shared/ui/TextLink'

/** The way back, on each page below the meetings. */
export const MeetingsLink = () => <TextLink to="/desk/meetings">‹ Meetings</TextLink>
