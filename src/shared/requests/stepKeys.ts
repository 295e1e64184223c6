/**
 * The key of each step: a letter of its button, and another one for each step of a kind. The letters
 * a, j, k, n, t and u do something else on the page of a request.
 */
export const stepKeys: { [step: string]: string } = {
  start: 's',
  ask: 'l',
  resume: 'r',
  recommend: 'm',
  sendBack: 'b',
  approve: 'p',
  sanction: 'c',
  disburse: 'd',
  refuse: 'f',
  takeBack: 'b',
  takeUp: 'h',
  resolve: 'v',
  giveUp: 'i',
  finish: 'd',
  withdraw: 'w',
  close: 'o',
  reopen: 'e',
}
