import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  note: (contacts) =>
    `ଏହି ପୃଷ୍ଠା ପୂରା ଲୋଡ୍ ହୋଇନାହିଁ । ଦୟାକରି ଟିକେ ଅପେକ୍ଷା କରନ୍ତୁ କିମ୍ବା <a href="">ପୁଣି ଲୋଡ୍ କରନ୍ତୁ</a> । ସେଥିରେ କାମ ନହେଲେ <a href="${contacts}">ଆମ କାର୍ଯ୍ୟାଳୟ ସହିତ ଯୋଗାଯୋଗ କରନ୍ତୁ</a> ।`,
}
