import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  months: [
    'जनवरी',
    'फ़रवरी',
    'मार्च',
    'अप्रैल',
    'मई',
    'जून',
    'जुलाई',
    'अगस्त',
    'सितंबर',
    'अक्टूबर',
    'नवंबर',
    'दिसंबर',
  ],
  weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  inMonths: (count) => (count === 1 ? 'एक महीना' : `${count} महीने`),
  inDays: (count) => (count === 1 ? 'एक दिन' : `${count} दिन`),
}
