import type { GuidelinesMessage } from './messages.en.ts'

export const de: Readonly<Record<GuidelinesMessage, string>> = {
  title: 'Umgang',
  lead: 'Wie wir an den Tischen dieses Hauses miteinander umgehen. Es gilt für Namen, Chat, Profile und die Art zu spielen. Meldungen und Maßnahmen nennen diese Punkte mit ihrer Nummer.',
  '1.title': 'Sei höflich',
  '1.text':
    'Beleidige, bedrohe, belästige und verspotte niemanden, weder dafür, wer jemand ist, noch dafür, wie jemand spielt. Wer in Ruhe gelassen werden will, wird in Ruhe gelassen.',
  '2.title': 'Kein Hass, nichts Sexuelles, nichts Verbotenes',
  '2.text':
    'Nichts davon hat hier Platz, nicht im Chat, nicht in Namen und nicht als Scherz. Veröffentliche nichts Privates von anderen.',
  '3.title': 'Keine Werbung und keine Flut',
  '3.text':
    'Wirb nicht, wiederhole dich nicht immer wieder, und lade niemanden ein und melde niemanden, nur um zu stören.',
  '4.title': 'Ein anständiger Name',
  '4.text': 'Wähle einen Namen, den andere am Tisch vorlesen können. Gib dich nicht für jemand anderen aus.',
  '5.title': 'Spiel dein eigenes Spiel',
  '5.text':
    'Spiel, um selbst gut abzuschneiden. Triff keine Absprachen außerhalb des Spiels, hilf nicht absichtlich einem gegen die anderen, und lass an einem gewerteten Tisch kein Programm entscheiden.',
  '6.title': 'Eine Person, ein Platz',
  '6.text':
    'Niemand sitzt zweimal an einem gewerteten Tisch, und niemand umgeht eine Maßnahme mit einem anderen Konto.',
  '7.title': 'Bring zu Ende, was du beginnst',
  '7.text':
    'Verlass keine Partien, weil du verlierst, und lass die Zeit nicht ablaufen, um andere zu ärgern. Wer nicht weiterspielen kann, gibt auf, und ein Bot spielt weiter.',
  '8.title': 'Melde ehrlich',
  '8.text':
    'Melde, was geschehen ist, und nur, was deiner Meinung nach gegen diese Punkte verstößt. Niemand erfährt, von wem eine Meldung kommt.',
  'sanctions.title': 'Was daraus folgt',
  'sanctions.text':
    'Ein Betreiber liest jede Meldung mit dem, was ringsum gesagt wurde. Die Antwort kann nichts sein, eine Verwarnung oder eine Sperre für einige Tage, in schweren Fällen für Jahre. Wer gesperrt ist, kann laufende Partien beenden, beginnt aber keine neuen und chattet nicht. Jede Maßnahme sagt, warum und um welchen Punkt es geht, und du kannst einmal Einspruch erheben, auf der Seite deines Kontos. Die Maßnahme kommt auch als Mail, wenn das Haus eine Adresse von dir kennt.',
  'self.title': 'Was du selbst tun kannst',
  'self.text':
    'Drück auf den Namen einer Person, wo immer er steht: Du kannst sie stummschalten, blockieren oder melden. Wen du stummgeschaltet oder blockiert hast, siehst nur du.',
}
