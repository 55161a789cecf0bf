import { phrasebook } from './phrasebook.ts';

export const german = phrasebook(
  'de',
  `
first: Jürgen | Käthe | Hans-Joachim | Ayşe | Lena | Björn
last: Müller-Lüdenscheidt | Weiß | von der Heide | Yıldırım | Groß | Schäfer
places: München; ; DE; 80331; Sendlinger Straße 12 | Hamburg; ; DE; ; | Zürich; ; CH; ; | Wien; ; AT; 1010; | Freiburg; ; DE; ; | Leipzig; Sachsen; DE; ;
phones: +49 89 5550123 | 0170 5550142 | +43 1 5550134 | +41 44 555 01 23
schools: Technische Universität München | Universität Hamburg | Hochschule Karlsruhe | Goethe-Gymnasium Freiburg
offices: Berlin | München | Zürich, Schweiz | Hamburg
charities: Freiwillige Feuerwehr Sendling | Caritasverband e. V. | TSV Grünwald | Tafel Leipzig
volunteering: Jugendtrainer | Schatzmeisterin | Ehrenamtliche Helferin
fluencies: Muttersprache | Verhandlungssicher | Fließend | Grundkenntnisse | B2
spoken: Deutsch | Englisch | Französisch | Türkisch | Russisch
interests: Bergsteigen | Schach | Chorgesang | Imkerei | Modelleisenbahn
praise: Sie bleibt ruhig, wenn alle anderen laut werden, und hat am Ende die Lösung. | Ein Kollege, auf dessen Wort man bauen kann.
grades: 1,3 | 2,0 | sehr gut
courses: Regelungstechnik | Statistik | Arbeitsrecht | Werkstoffkunde

titles: Projektleiter | Entwicklungsingenieurin | Softwareentwickler | Leiter Konstruktion | Teamleiterin Qualitätssicherung
employers: Siemens Mobility GmbH | Nordlicht Antriebe AG | Robert Huber GmbH & Co. KG | Fraunhofer-Institut für Solare Energiesysteme
summaries: Mittelständischer Hersteller von Antrieben mit 800 Mitarbeitenden. | Entwicklung von Steuergeräten für Schienenfahrzeuge.
points: Führte ein Team von zwölf Ingenieurinnen und Ingenieuren | Senkte die Ausschussquote von 4,2 % auf 0,9 % |
  Leitete die Einführung von SAP S/4HANA an drei Standorten | Entwickelte eine Prüfsoftware in C++ und Python |
  Budgetverantwortung für 2,5 Mio. €
degrees: Diplom-Ingenieur @ Maschinenbau | Master of Science @ Elektrotechnik | Bachelor of Engineering @ Mechatronik
skills: Konstruktion @ CATIA V5; SolidWorks; FEM | Programmierung @ C++; Python; MATLAB/Simulink | Methoden @ FMEA; Six Sigma; Scrum
certificates: IPMA Level C @ GPM Deutsche Gesellschaft für Projektmanagement | Professional Scrum Product Owner @ Scrum.org | Six Sigma Green Belt @ TÜV Süd
awards: Innovationspreis 2019 @ Bayerische Ingenieurekammer | Bester Verbesserungsvorschlag 2016 @ Siemens Mobility GmbH
publications: Leichtbau im Schienenfahrzeug @ Springer Vieweg | Schwingungen in Getrieben: Messung und Modell @ VDI-Verlag
projects: Prüfstand Kompakt @ Ein mobiler Prüfstand für kleine Getriebe. | Solarrechner @ Werkzeug zur Auslegung von Anlagen auf Flachdächern.

titles: Gesundheits- und Krankenpflegerin | Stationsleitung | Pflegedienstleiter | Altenpfleger
employers: Charité – Universitätsmedizin Berlin | Klinikum rechts der Isar | Seniorenzentrum Am Stadtpark | Diakonie Hamburg
summaries: Internistische Station mit 36 Betten. | Haus der Langzeitpflege mit 110 Plätzen.
points: Versorgte bis zu zwölf Patienten je Schicht | Leitete Auszubildende an und führte Prüfungen durch |
  Baute die Wundsprechstunde auf | Erstellte Dienstpläne für 28 Mitarbeitende
degrees: Staatsexamen @ Gesundheits- und Krankenpflege | Bachelor of Arts @ Pflegemanagement
skills: Pflege @ Wundversorgung; Beatmung; Palliativpflege | Dokumentation @ Orbis; Vivendi
certificates: Wundexperte ICW @ TÜV Rheinland | Praxisanleiterin @ Caritas-Akademie
awards: Pflegepreis 2022 @ Land Berlin
publications: Nachtdienst und Übergabe @ Die Schwester Der Pfleger
projects: Wundtafel @ Eine Tafel mit den Schritten der Erstversorgung.

titles: Filialleiter | Einkäuferin | Steuerfachangestellte | Rechtsanwalt | Grundschullehrerin
employers: Kaufhaus Brandt | Kanzlei Vogt & Partner | Grundschule am Kirchplatz | Rewe Markt Lindner oHG
summaries: Kanzlei mit acht Anwälten im Arbeitsrecht. | Haus mit 30 Beschäftigten.
points: Steigerte den Umsatz um 11 % in zwei Jahren | Verhandelte Rahmenverträge mit 40 Lieferanten |
  Betreute 120 Mandanten von der Buchhaltung bis zum Abschluss | Unterrichtete Mathematik und Sachunterricht in den Klassen 1 bis 4
degrees: Kauffrau im Einzelhandel @ | Erstes Juristisches Staatsexamen @ Rechtswissenschaft | Bachelor of Arts @ Betriebswirtschaftslehre
skills: Kaufmännisch @ DATEV; SAP FI; Excel | Führung @ Personalplanung; Konfliktgespräche
certificates: Ausbildereignung @ IHK München | Fachberaterin für Lohn und Gehalt @ Steuerberaterkammer Hamburg
awards: Filiale des Jahres 2017 @ Kaufhaus Brandt
publications: Kündigungsschutz in der Praxis @ C. H. Beck
projects: Lesepaten @ Vorlesestunden für zwei Klassen.
`,
);

export const dutch = phrasebook(
  'nl',
  `
first: Sjoerd | Maaike | Willem-Jan | Fatima
last: van den Heuvel | de Vries | IJsselstein | el Amrani
places: Utrecht; ; NL; 3511 AB; Oudegracht 14 | Amsterdam; ; NL; ; | Gent; ; BE; ;
phones: +31 20 555 0123 | 06 55501234
schools: Universiteit Utrecht | Technische Universiteit Delft | Hogeschool Rotterdam
offices: Amsterdam | Rotterdam | Utrecht
charities: Rode Kruis | Voedselbank Utrecht
volunteering: Coach | Penningmeester
fluencies: Moedertaal | Vloeiend | Goed
spoken: Nederlands | Engels | Duits
interests: Schaatsen | Zeilen | Fotografie | Tuinieren
praise: Een collega die luistert en daarna doet wat hij zegt.
grades: 8,2 | cum laude
courses: Statistiek | Bestuursrecht

titles: Projectmanager | Data-analist | Verpleegkundige | Beleidsadviseur
employers: Gemeente Utrecht | Philips Healthcare | UMC Groningen | Jansen Bouw B.V.
summaries: Ziekenhuis met 1.300 bedden. | Bouwbedrijf in woningen en scholen.
points: Leidde een team van acht ontwikkelaars | Verkortte de doorlooptijd met 30 % | Schreef het jaarplan voor de wijkteams | Begeleidde 14 stagiairs
degrees: Master of Science @ Bestuurskunde | Bachelor of Nursing @ | HBO-bachelor @ Bouwkunde
skills: Analyse @ Excel; Power BI; SQL | Samenwerken @ Scrum; Workshops; Rapporteren
certificates: PRINCE2 Foundation @ AXELOS | Professional Scrum Master @ Scrum.org
awards: Zorgprijs 2021 @ UMC Groningen
publications: Wijkteams in beeld @ Boom uitgevers
projects: Buurtkaart @ Kaart met voorzieningen in de wijk.
`,
);
