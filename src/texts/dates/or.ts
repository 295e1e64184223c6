import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  months: [
    'ଜାନୁଆରୀ',
    'ଫେବୃଆରୀ',
    'ମାର୍ଚ୍ଚ',
    'ଅପ୍ରେଲ',
    'ମଇ',
    'ଜୁନ',
    'ଜୁଲାଇ',
    'ଅଗଷ୍ଟ',
    'ସେପ୍ଟେମ୍ବର',
    'ଅକ୍ଟୋବର',
    'ନଭେମ୍ବର',
    'ଡିସେମ୍ବର',
  ],
  weekdays: ['ରବିବାର', 'ସୋମବାର', 'ମଙ୍ଗଳବାର', 'ବୁଧବାର', 'ଗୁରୁବାର', 'ଶୁକ୍ରବାର', 'ଶନିବାର'],
  inMonths: (count) => (count === 1 ? 'ଏକ ମାସ' : `${count} ମାସ`),
  inDays: (count) => (count === 1 ? 'ଗୋଟିଏ ଦିନ' : `${count} ଦିନ`),
}
