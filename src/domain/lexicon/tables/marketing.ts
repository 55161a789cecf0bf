/** Marketing, public relations, writing, languages' trades. */
export const marketing = `
# marketing: marketing
Marketing|marketing coordinator, marketing management, marketing manager, sales and marketing, marketing department, marketing operations, marketing activities, marketing programs, marketing principles, marketing initiatives, marketing projects
Marketing strategy|marketing plans, marketing planning, strategic marketing, market strategy, marketing campaigns strategy, marketing strategy development, positioning strategy
Digital marketing|online marketing, internet marketing, digital advertising, digital campaigns, performance marketing, web marketing, digital media, digital strategy, digital communications
SEO|search engine optimization, search engine optimisation, keyword research, on-page seo, link building, off-page seo, seo optimization, technical seo, seo specialist, seo strategy, organic search
SEM|search engine marketing, paid search, paid advertising, sem/ppc
 Google Ads|google adwords, adwords
 Bing Ads
 PPC|pay per click
Paid social|instagram ads, social media advertising, tiktok ads
 Facebook Ads|facebook advertising, meta ads
 LinkedIn Ads
Social media|social media management, social media marketing, social media strategy, snapchat, social networks, community management, social networking, social media platforms, social channels, =SMM, social media content
 Facebook
 Instagram
 Twitter
 LinkedIn
 TikTok
 YouTube
 Pinterest
Social media tools|later app, social listening
 Hootsuite
 Sprout Social
 Buffer app
Content marketing|content strategy, content creation, content development, content planning, create content, creating content, content writing, content creator, engaging content, web content, content production, content calendar
Email marketing|email campaigns, drip campaigns, direct mail
 Mailchimp
 Klaviyo
 Constant Contact
 Newsletters|email newsletters
Marketing automation|activecampaign, lead nurturing, automated campaigns, customer journeys
Google Analytics|web traffic analysis, site analytics
Google Tag Manager
Adobe Analytics
Google Search Console
SEO tools|moz
 Semrush
 Ahrefs
 Screaming Frog
Conversion rate optimization|=CRO, landing pages, landing page optimization, conversion optimization, funnel optimization
Affiliate marketing|influencer marketing, referral marketing, influencers
Display advertising|programmatic advertising, programmatic, media buying, media planning, dsp platforms, retargeting, media plans, media relations buying, remarketing
Advertising|advertising campaigns, ad campaigns, print advertising, outdoor advertising, advertisement, direct advertising, advertising strategies, ad agency, advertising agency, advertising concepts
Branding|brand management, brand strategy, brand development, brand identity, brand awareness, brand positioning, brand marketing, corporate identity, brand building, brand guidelines, brand manager, rebranding, brand communication
Market research|consumer research, consumer insights, market studies, customer research, marketing research, consumer market research, customer surveys, market surveys
Campaign management|marketing campaigns, campaign planning, campaign development, campaign execution, campaigns, campaign optimization, promotional campaigns, campaign plans, campaign strategy
Product marketing|product positioning, product messaging, market positioning, value proposition
Sales promotion|promotional activities, promotional materials, promotional events, promotional techniques, sampling events, brand ambassador, in-store promotions, promotional collateral, brand activation, field marketing, product sampling
Trade marketing|shopper marketing, retail marketing, channel marketing, in-store marketing
Marketing collateral|brochures, flyers, marketing materials, collateral, sales materials, posters, promotional material
Event marketing|sponsorships
Customer segmentation|segmentation, target audience, buyer personas, market segmentation, audience analysis, customer profiling
Marketing analytics|campaign reporting, marketing roi, attribution modeling, roas, marketing metrics
Mobile marketing|app store optimization, sms marketing
Video marketing|youtube marketing, vlogging
International marketing|export marketing
# public relations: public relations
Public relations|=PR, media relations, press relations, press releases, publicity, media outreach, media contacts, pr campaigns, media coverage
Corporate communications|internal communications, external communications, communications strategy, employee communications, business communications, communications planning, communication programs, communication plans, strategic communications, customer communications, internal and external communications, communication techniques
Crisis communications|reputation management, issues management
Speechwriting|spokesperson, media training, talking points
Press conferences|press kits, media kits, media monitoring, news conferences
Journalism|news writing, reporting news, news reporting, investigative journalism, broadcast journalism, journalist, newsroom, feature writing, news gathering
# writing: writing
Writing|excellent writing, business writing, report drafting, writing and editing, creative writing, strong writing, writer, written skills, write reports
Copywriting|web copy, ad copy, copywriter, ux writing, content copy
Editing|copy editing, editorial, line editing, developmental editing, editor, content editing, text editing
Blogging|blog writing, blog posts, article writing, blogs, ghostwriting
Technical writing skills|user manuals, user guides, documentation writing, madcap flare, technical writer, technical documents, knowledge base articles, procedure documentation
Publishing|desktop publishing, book publishing, e-publishing, print publishing, typesetting
AP style|chicago manual of style, style guides
Storytelling|scriptwriting, screenwriting, narrative
Translation|document translation, legal translation
Language interpreting|interpretation services, simultaneous interpretation, consecutive interpreting, sign language, american sign language, asl
Localization|transcreation, cat tools
 SDL Trados|trados
 memoQ
 Subtitling
Linguistics|grammar, phonetics, computational linguistics, language editing, terminology management, syntax, dialects
# events: events
Event planning|event management, event coordination, event organization, conference management, planning events, event production, special events, coordinate events, company events, organizing events, event logistics, event execution, event specialist, corporate events, event planner, meeting and event planning
Wedding planning|party planning
Venue management|banquets, catering coordination, venue operations
Exhibit design|booth design
`;
