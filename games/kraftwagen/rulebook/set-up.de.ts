import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'KW-2.1': {
    title: 'Auslegen der Kette',
    text: 'Die Kette wird vom Ende zur Spitze ausgelegt: erst alle Plättchen mit einer Aktion, dann alle mit zweien, und an die Spitze das Plättchen mit drei Aktionen.',
  },
  'KW-2.2': {
    title: 'Zufällige Reihenfolge der Plättchen',
    text: 'Die Plättchen mit einer Aktion liegen untereinander in zufälliger Reihenfolge, ebenso die mit zwei Aktionen.',
  },
  'KW-2.3': {
    title: 'Mischen der Forschungskarten',
    text: 'Alle {count.researchCards} Forschungskarten werden gemischt und bilden den verdeckten Nachziehstapel.',
  },
  'KW-2.4': {
    title: 'Die erste Auslage',
    text: 'Die obersten zwei Karten werden als Auslage aufgedeckt.',
  },
  'KW-2.5': {
    title: 'Käufer vor dem Spiel',
    text: 'Alle Käufer warten in vier offenen Stapeln, einem für jede Vorliebe. Noch ist kein Käufer aktiv.',
  },
  'KW-2.6': {
    title: 'Marker vor dem Spiel',
    text: 'Der Marker steht auf {players.rows.4.markerStart} der Käuferleiste. Zu zweit steht er auf {players.rows.2.markerStart} (KW-12.2).',
  },
  'KW-2.7': {
    title: 'Auszeichnungen vor dem Spiel',
    text: 'Alle {count.awards} Auszeichnungen sind noch zu haben.',
  },
  'KW-2.8': {
    title: 'Die ersten Arbeiter',
    text: 'Du beginnst mit {workers.atSetUp.canteen|Arbeiter|Arbeitern} in deiner Kantine.',
  },
  'KW-2.9': {
    title: 'Arbeiter auf dem Rundenzähler',
    text: 'Einer deiner Arbeiter steht auf Streckenrunde 0 des Rundenzählers.',
  },
  'KW-2.10': {
    title: 'Arbeiter in der Kette',
    text: 'Von jeder Farbe kommt ein Arbeiter in zufälliger Reihenfolge hinter das hinterste Plättchen. So stehen alle Arbeiter am Ende der Kette.',
  },
  'KW-2.11': {
    title: 'Arbeiter im Vorrat',
    text: 'Von deinen {workers.perColour} Arbeitern sind noch {workers.atSetUp.supply} in deinem Vorrat, bevor du dein Startplättchen ausführst.',
  },
  'KW-2.12': {
    title: 'Wer beginnt',
    text: 'Es beginnt, wessen Arbeiter am Ende steht, am weitesten von den Plättchen entfernt.',
  },
  'KW-2.13': {
    title: 'Rennwagen vor dem Spiel',
    text: 'Alle Rennwagen stehen mit 0 Streckenrunden in der Boxengasse.',
  },
  'KW-2.14': {
    title: 'Der erste Grand-Prix-Motor',
    text: 'Dein Grand-Prix-Motor hat zu Beginn den Wert {mat.gpEngine}.',
  },
  'KW-2.15': {
    title: 'Sonst nichts zu Beginn',
    text: 'Deine Werkstätten sind leer, und du hast weder Karten noch Ingenieurmarker, Auszeichnungen oder Geld.',
  },
  'KW-2.16': {
    title: 'Reihenfolge bei den Startplättchen',
    text: 'Startplättchen werden in umgekehrter Reihenfolge gewählt. Zuerst wählt, wessen Arbeiter den Plättchen am nächsten steht, zuletzt, wer das Spiel beginnt.',
  },
  'KW-2.17': {
    title: 'Je ein Startplättchen',
    text: 'Du musst genau eines der noch ausliegenden Startplättchen nehmen.',
  },
  'KW-2.18': {
    title: 'Startplättchen sofort ausführen',
    text: 'Du führst dein ganzes Startplättchen aus, bevor die nächste Person wählt.',
  },
  'KW-2.19': {
    title: 'Aktionen eines Startplättchens',
    text: 'Für die Aktionen auf einem Startplättchen gelten dieselben Regeln wie für Aktionen während des Spiels.',
  },
  'KW-2.20': {
    title: 'Reihenfolge auf dem Startplättchen',
    text: 'Die Reihenfolge der Symbole auf deinem Startplättchen bestimmst du, wie bei den Aktionen jedes Plättchens (KW-4.14).',
  },
  'KW-2.21': {
    title: 'Stufen während des Aufbaus',
    text: 'Während du dein Startplättchen ausführst, zählt seine Rückseite schon für deine beiden Stufen, obwohl das Plättchen erst danach umgedreht wird.',
  },
  'KW-2.22': {
    title: 'Startplättchen als Entwicklung',
    text: 'Danach ist dein Startplättchen eine Entwicklung mit {startTiles.reverse.body|Karosseriepunkt|Karosseriepunkten} und {startTiles.reverse.engine|Motorpunkt|Motorpunkten}. Sie ist das ganze Spiel über aktiv, ohne Arbeiter.',
  },
  'KW-2.23': {
    title: 'Rennwagen auf Feld 2',
    text: 'Ein Startplättchen mit diesem Symbol stellt deinen Rennwagen mit 0 Streckenrunden auf Feld 2 der Strecke, statt ihn in der Boxengasse zu lassen.',
  },
  'KW-2.24': {
    title: 'Feld 2 besetzt',
    text: 'Steht auf Feld 2 schon ein anderer Rennwagen, kommt deiner auf das nächste freie Feld danach, wie beim Fahren. Mit den jetzigen Plättchen kann das nicht vorkommen.',
  },
  'KW-2.25': {
    title: 'Grand-Prix-Motor 2',
    text: 'Ein Startplättchen mit diesem Symbol gibt deinem Grand-Prix-Wagen einen Motor vom Wert 2.',
  },
  'KW-2.26': {
    title: 'Die Stufe bleibt gleich',
    text: 'Der Grand-Prix-Motor 2 eines Startplättchens erhöht deine Motorstufe nicht.',
  },
  'KW-2.27': {
    title: 'Zwei besondere Symbole',
    text: 'Die Symbole für den Rennwagen auf Feld 2 und für den Grand-Prix-Motor 2 kommen auf je einem Startplättchen vor.',
  },
  'KW-2.28': {
    title: 'Startplättchen zu dritt',
    text: 'Zu dritt liegen {players.rows.3.startTilesOffered} der {startTiles.rows.length} Startplättchen aus. Was übrig bleibt, kommt mit der nicht gebrauchten Farbe in die Schachtel.',
  },
  'KW-2.29': {
    title: 'Startplättchen zu viert',
    text: 'Zu viert werden alle {startTiles.rows.length} Startplättchen gewählt.',
  },
  'KW-2.30': {
    title: 'Auszeichnungen im Aufbau',
    text: 'Du kannst schon beim Ausführen deines Startplättchens Auszeichnungen bekommen, denn seine Aktionen sind gewöhnliche.',
  },
  'KW-2.31': {
    title: 'Keine Ingenieurmarker im Aufbau',
    text: 'Im Aufbau kannst du keine Ingenieurmarker einsetzen, weil niemand am Zug ist.',
  },
  'KW-2.32': {
    title: 'Die erste Vorbereitung',
    text: 'Ist das letzte Startplättchen ausgeführt, wird Runde 1 vorbereitet.',
  },
}
