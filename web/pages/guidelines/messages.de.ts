import type { GuidelinesMessage } from './messages.en.ts'

export const de: Readonly<Record<GuidelinesMessage, string>> = {
  title: 'Fairplay',
  lead: 'Wie wir auf Carriage House miteinander umgehen. Das gilt für Namen, Chat, Profile und die Spielweise. Meldungen und Maßnahmen verweisen auf die Nummern.',
  '1.title': 'Sei höflich',
  '1.text':
    'Beleidige, bedrohe, belästige oder verspotte niemanden, weder für das, was jemand ist, noch für die Art zu spielen. Wer in Ruhe gelassen werden will, wird in Ruhe gelassen.',
  '2.title': 'Kein Hass, nichts Sexuelles, nichts Verbotenes',
  '2.text':
    'Nichts davon hat hier Platz, nicht im Chat, nicht in Namen und nicht als Scherz. Veröffentliche nichts Privates von anderen.',
  '3.title': 'Keine Werbung, kein Spam',
  '3.text':
    'Wirb nicht, wiederhole dich nicht immer wieder, und lade niemanden ein und melde niemanden, nur um zu stören.',
  '4.title': 'Ein anständiger Name',
  '4.text': 'Wähl einen Namen, den andere am Tisch vorlesen können. Gib dich nicht für jemand anderen aus.',
  '5.title': 'Spiel für dich',
  '5.text':
    'Spiel, um selbst gut abzuschneiden. Keine Absprachen außerhalb des Spiels, keine Hilfe für eine Person auf Kosten der anderen, und an gewerteten Tischen keine Programme, die für dich entscheiden.',
  '6.title': 'Eine Person, ein Platz',
  '6.text':
    'Niemand sitzt zweimal an einem gewerteten Tisch, und niemand umgeht eine Maßnahme mit einem anderen Konto.',
  '7.title': 'Bring zu Ende, was du beginnst',
  '7.text':
    'Verlass keine Partie, nur weil du verlierst, und lass die Zeit nicht ablaufen, um andere zu ärgern. Wer nicht weiterspielen kann, gibt auf; dann übernimmt ein Bot.',
  '8.title': 'Melde ehrlich',
  '8.text':
    'Melde, was passiert ist, und nur, was deiner Meinung nach gegen diese Punkte verstößt. Niemand erfährt, von wem eine Meldung kommt.',
  'sanctions.title': 'Was daraus folgt',
  'sanctions.text':
    'Die Moderation liest jede Meldung mit den Nachrichten davor und danach. Es folgt nichts, eine Verwarnung oder eine Sperre für einige Tage, in schweren Fällen für Jahre. Wer gesperrt ist, kann laufende Partien beenden, aber keine neuen beginnen und nicht chatten. Jede Maßnahme nennt Grund und Regel; einmal kannst du Einspruch einlegen, in deinem Konto. Kennen wir deine Mailadresse, kommt sie auch per Mail.',
  'self.title': 'Was du selbst tun kannst',
  'self.text':
    'Tipp auf den Namen einer Person: Du kannst sie stummschalten, blockieren oder melden. Wen du stummgeschaltet oder blockiert hast, siehst nur du.',
}
