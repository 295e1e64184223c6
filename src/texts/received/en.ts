/** The page after a form was sent. */
export const texts = {
  thanks: (what: string) => `Thank you. The association has received your ${what}.`,
  referenceNumber: 'Reference number',
  copy: 'Copy',
  copied: 'Copied',
  copyBlocked: 'Copying was blocked by the browser. Please write the number down.',
  print: 'Print',
  share: 'Share on WhatsApp',
  shared: (title: string, reference: string, address: string) =>
    `${title}. Reference number: ${reference}. See what becomes of it with this number and your mobile number: ${address}`,
  next: 'What happens next',
  myRequest: 'My request',
  contactUs: 'Contact Us',
  follow: 'You can see at any time what has become of it: ',
  followElsewhere: (address: string) =>
    `. On another device, open ${address} and type this number and your mobile number.`,
  keepNumber: (what: string) =>
    `Please keep the reference number. On My request you can also ask us to correct or erase your ${what}, or withdraw it; to ask about it, quote the number to the office: see `,
  keepNumberEnd: '.',
  nothingSent: 'Nothing was sent from here',
  notSent: (what: string) => `This tab has not sent your ${what}. If you sent it earlier, `,
  notSentForm: ' says what has become of it. To send it now, open the form ',
  notSentOffice: '. The office can help, too: see ',
  notSentEnd: '.',
}

export type Texts = typeof texts
