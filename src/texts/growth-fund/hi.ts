import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  intro:
    'बताएँ कि आपके व्यवसाय को कितनी राशि चाहिए, किस काम के लिए, और वह काम अपना ख़र्च कैसे निकालेगा। पिछले वर्ष का हिसाब और दरपत्र पास रखने से आसानी होगी।',
  businessToday: 'आज का व्यवसाय',
  memberNumber: 'सदस्य संख्या',
  memberNumberHelp: 'यदि आप पहले से सदस्य हैं',
  turnover: 'पिछले वर्ष का कारोबार',
  existingLoans: 'मौजूदा ऋण',
  existingLoansHelp: 'किससे लिया, कितनी राशि, और कितना बाक़ी है',
  amount: 'माँगी गई राशि',
  purpose: 'उद्देश्य',
  otherPurpose: 'कौन सा उद्देश्य',
  projectCostHelp: 'परियोजना की कुल लागत',
  ownContribution: 'अपना योगदान',
  ownContributionHelp: 'आप स्वयं जो लगाएँगे',
  tooMuch: 'माँगी गई राशि और आपका योगदान मिलकर परियोजना की लागत से ',
  tooMuchEnd: ' अधिक हैं',
  use: 'इसका उपयोग कैसे होगा',
  useHelp: 'कम से कम 50 अक्षर',
  documentsReady: 'तैयार दस्तावेज़',
  fundingUnknown:
    'अभी कितनी राशि और चाहिए, यह देखने के लिए माँगी गई राशि, परियोजना की लागत और अपना योगदान लिखें।',
  fundingWhole: 'माँगी गई राशि और आपके योगदान से परियोजना की पूरी लागत निकल आती है।',
  fundingMissing: 'दूसरे स्रोतों से अभी और चाहिए: ',
  fundingMissingEnd: '।',
  fundingOver: 'यह परियोजना की लागत से ',
  fundingOverEnd: ' अधिक है। कृपया कम राशि माँगें, या परियोजना की लागत सुधारें।',
  received: 'विकास निधि आवेदन मिल गया',
  what: 'विकास निधि आवेदन',
  next: 'संघ का कार्यालय आपका आवेदन पढ़कर आपके दिए मोबाइल नंबर पर संपर्क करेगा। आवेदन मिल जाने का अर्थ यह नहीं कि राशि मंज़ूर हो गई है।',
  nextDocuments: 'कृपया वे दस्तावेज़ पास रखें जिन पर आपने निशान लगाया है।',
}
