import { toStorageTable } from './stored-names';

/** The privacy page in German, as marked text. */
export const privacyInGerman = `
  Sie können diese Website ansehen, ohne zu sagen, wer Sie sind. Analysedienste und Karten anderer Anbieter werden erst geladen, wenn
  Sie sie anfordern oder einwilligen. Hier steht, was wir speichern, was Ihr Browser sich merkt und was wohin gesendet
  wird.

  ## Wer verantwortlich ist

  Veldkamp Machines B.V., Fictieweg 14 b, 7400\u00a0XX Veldkampen, Niederlande. Fragen zu Ihren Daten schicken Sie an
  [info@veldkamp-machines.example](mailto:info@veldkamp-machines.example). Mehr über unser Unternehmen steht im
  [Impressum](page:imprint).

  ## Wofür, und auf welcher Rechtsgrundlage

  In Klammern steht die Rechtsgrundlage in Artikel\u00a06 Absatz\u00a01 DSGVO.

  - **Ihre Nachricht** (Name, E-Mail-Adresse, Telefonnummer, Text und Fotos): um zu antworten und ein Angebot zu machen
    (Buchstabe b: ein Vertrag oder seine Anbahnung).
  - **Ihre Bewerbung**: um mit Ihnen zu sprechen (Buchstabe b); länger speichern wir sie nur mit Ihrem Einverständnis
    (Buchstabe a: Einwilligung).
  - **Rechnungen und Aufträge**: um zu liefern (Buchstabe b) und weil das Steuerrecht es verlangt (Buchstabe c: eine
    rechtliche Verpflichtung).
  - **Ihr Besuch** (IP-Adresse, abgerufene Seiten und Geschwindigkeit): um die Website zu zeigen und zu verbessern
    (Buchstabe f: unser Interesse an einer Website, die funktioniert).
  - **Analysedienste, Wiedererkennung von Besuchern und Karten anderer Anbieter**: nur, wenn Sie sie einschalten oder anfordern (Buchstabe a).

  Sie müssen uns nichts mitteilen. Nur antworten können wir ohne Namen und E-Mail-Adresse nicht. Entscheidungen, die
  allein ein Computer trifft, gibt es bei uns nicht.

  ## Wer es sieht

  Nur unsere eigenen Leute und die Firmen, die unsere E-Mail, Website und unser Bestandssystem betreiben. Diese
  Firmen haben schriftlich zugesagt, sonst nichts mit Ihren Daten zu tun. Kaufen oder verkaufen Sie eine Maschine,
  erhalten auch Spedition, Zulassungsbehörde (RDW), Zoll und Finanzamt, was sie brauchen. Wir verkaufen Ihre Daten nicht.

  ## Wie lange wir speichern

  - **Ihre Nachricht**: bis zwei Jahre nach dem letzten Kontakt.
  - **Ihre Bewerbung**: bis vier Wochen nach Abschluss des Bewerbungsverfahrens, oder mit Ihrem Einverständnis ein Jahr.
  - **Rechnungen und Aufträge**: sieben Jahre.
  - **Ihr Besuch**: Unser Webserver speichert Ihre IP-Adresse nicht. Wie schnell Seiten waren, zählt er nur
    zusammen, und vergisst es bei jedem Neustart.

  ## Cookies und Speicher

  ${toStorageTable('de')}

  Nur die Cookies gehen an unseren Server. Alles andere bleibt in Ihrem Browser: Wir sehen es nicht, außer Sie senden
  oder teilen es, und Sie können es dort jederzeit löschen. Der Link einer geteilten Liste enthält die Maschinen und,
  wenn Sie es wählen, Ihre Notizen. Die Website funktioniert auch, wenn Ihr Browser nichts speichert.

  ## Was gesendet wird

  - **Suchen und Ansehen**: Listen und Maschinen ruft Ihr Browser aus unserem Bestandssystem ab, mit Ihren Filtern und,
    wie bei jeder Anfrage im Internet, Ihrer IP-Adresse. Auch die Fotos der Maschinen kommen von dort.
  - **Ein Formular**: Ihre Nachricht und Fotos erreichen uns über dasselbe System als E-Mail. Misslingt das, meldet
    Ihr Browser dies unserem eigenen Server, ohne etwas über Sie oder Ihre Nachricht.
  - **Die Karte**: von OpenStreetMap, und erst, wenn Sie sie anfordern. Eine WhatsApp-Schaltfläche öffnet WhatsApp.
  - **Geschwindigkeit**: Bei einem Teil der Besuche kann Ihr Browser unserem eigenen Server melden, wie schnell Seiten
    erschienen und reagierten, ohne Cookie und ohne etwas, woran Sie zu erkennen sind.
  - **Fehler**: Blockiert Ihr Browser etwas auf einer Seite, meldet er das unserem eigenen Server, der nur zählt, wie oft.
  - **Analysedienste und Wiedererkennung von Besuchern durch andere Anbieter** sind aus, bis Sie sie einschalten. Wo sie eingesetzt werden, ändern
    Sie Ihre Auswahl über eine Schaltfläche am Ende jeder Seite; sagen Sie Nein, löschen wir deren Cookies.

  ## Ihre Rechte

  - **Auskunft und Übertragbarkeit**: Sie erfahren, was wir über Sie haben, auch als Datei, die andere lesen können.
  - **Berichtigung und Löschung**: Was falsch ist, berichtigen wir; was wir nicht mehr brauchen, löschen wir.
  - **Einschränkung**: Solange wir etwas klären, speichern wir Ihre Daten nur und tun sonst nichts damit.
  - **Widerspruch**: gegen das, was wir aufgrund unseres eigenen Interesses tun.
  - **Widerruf einer Einwilligung**: jederzeit, für alles, was danach kommt.

  Schreiben Sie eine E-Mail oder eine Nachricht über die [Kontaktseite](page:contact); Sie hören innerhalb eines Monats
  von uns.

  ## Eine Beschwerde

  Finden wir gemeinsam keine Lösung, können Sie sich bei der niederländischen Datenschutzbehörde beschweren, der
  Autoriteit Persoonsgegevens, oder bei der Behörde des Landes, in dem Sie wohnen oder arbeiten.

  Diese Erklärung wurde am 30. November 2026 erstellt.
`;
