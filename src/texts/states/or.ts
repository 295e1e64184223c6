import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  received: 'ମିଳିଛି',
  reviewing: 'ବିଚାରାଧୀନ',
  waiting: 'ଆମେ ଆପଣଙ୍କ ଉତ୍ତର ଅପେକ୍ଷାରେ ଅଛୁ',
  recommended: 'କମିଟି ଆଗରେ ରଖାଯାଇଛି',
  approved: 'ଅନୁମୋଦିତ',
  sanctioned: 'ଅନୁମୋଦିତ',
  disbursed: 'ଟଙ୍କା ଦିଆଯାଇଛି',
  takenUp: 'ସମ୍ପୃକ୍ତ କର୍ତ୍ତୃପକ୍ଷଙ୍କ ଆଗରେ ଉଠାଯାଇଛି',
  resolved: 'ସମାଧାନ ହୋଇଛି',
  done: 'ସମ୍ପନ୍ନ',
  refused: 'ଅନୁମୋଦିତ ହୋଇନାହିଁ',
  notPossible: 'ସମ୍ଭବ ହେଲା ନାହିଁ',
  withdrawn: 'ଆପଣ ପ୍ରତ୍ୟାହାର କରିଛନ୍ତି',
  closed: 'ବନ୍ଦ ହୋଇଛି',
  erased: 'ଲିଭାଯାଇଛି',
  rightsRefused: 'ପ୍ରତ୍ୟାଖ୍ୟାନ',
  rightsTakenBack: 'କାର୍ଯ୍ୟାଳୟ ଏହାକୁ ରଦ୍ଦ କରିଛି',
  withPeople: (answer, people) => `${answer}, ${people} ଜଣ`,
}
