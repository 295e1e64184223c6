import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  note: (contacts) =>
    `यह पृष्ठ पूरा लोड नहीं हुआ है। कृपया थोड़ा इंतज़ार करें या <a href="">इसे फिर से लोड करें</a>। इससे काम न बने तो <a href="${contacts}">हमारे कार्यालय से संपर्क करें</a>।`,
}
