/** The page for the door of a meeting. A code on a confirmation leads there, with a reference number. */
export const doorAddress = (meetingId: string) =>
  `/desk/meetings/${encodeURIComponent(meetingId)}/door`
