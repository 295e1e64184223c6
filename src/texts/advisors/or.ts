import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  yourRegistration: 'ଆପଣଙ୍କ ପଞ୍ଜୀକରଣ',
  phone: 'ଫୋନ୍ ନମ୍ବର',
  serviceType: 'ସେବାର ପ୍ରକାର',
  experience: 'ଅଭିଜ୍ଞତା',
  referredBy: 'କିଏ ପଠାଇଛନ୍ତି',
  submit: 'ଦାଖଲ କରନ୍ତୁ',
  submitted: 'ଆପଣଙ୍କ ପଞ୍ଜୀକରଣ ସଫଳତାର ସହ ଦାଖଲ ହେଲା । ପଞ୍ଜୀକରଣର ମୂଲ୍ୟାଙ୍କନ ପରେ ଆପଣଙ୍କୁ ନିଶ୍ଚିତକରଣ ଇମେଲ୍ ପଠାଯିବ ।',
}
