/** Languages people speak. */
export const spokenLanguages = `
# spoken languages: all
English|english language, business english, english speaking, english fluency
German|german language, business german
French|french language, business french
Spanish|spanish language, bilingual spanish, castilian
Portuguese|brazilian portuguese
Italian|italian language
Dutch|flemish
Mandarin|chinese, mandarin chinese, chinese language
Cantonese
Japanese|japanese language
Korean
Arabic
Hebrew
Russian
Ukrainian
?Polish|polish language, polish speaking
Czech
Slovak
Hungarian
Romanian
Bulgarian
Serbian
Croatian
Slovenian
Greek
Turkish
Farsi|persian language
Urdu
Hindi
Bengali
Punjabi
Tamil
Telugu
Marathi
Gujarati
Kannada
Malayalam
Vietnamese
Thai
Indonesian|bahasa indonesia
Malay
Tagalog|filipino
Swedish
Norwegian
Danish
Finnish
Estonian
Latvian
Lithuanian
Icelandic
Irish Gaelic|gaeilge
Welsh
Catalan
Basque
Swahili
Amharic
Afrikaans
Albanian
Armenian
Georgian language
Kazakh
Haitian Creole|creole
Latin language|ancient greek
Foreign languages|second language, bilingual, multilingual, language skills, additional languages, bilingualism
`;
