/** Sales, customers, shops, property. */
export const sales = `
# sales: sales
Sales|selling, sales representative, sales executive, salesperson, outside sales, inside sales, field sales, direct sales, sales rep, sales associate, salesman, sales consultant, sales professional, sales position, sales agent, sales team, sales floor, sales advisor
B2B sales|business to business, b2b, business to business sales, corporate sales, enterprise sales
B2C sales|business to consumer, b2c, consumer sales, door to door, door to door sales
Business development|new business development, business development manager, new business, new business opportunities, developing new business, generate new business, business growth, business opportunities, business generation, generating new business
Lead generation|generating leads, lead qualification, qualify leads, new leads, generate leads, sales leads, sourcing leads, source leads, qualifying leads
Prospecting|sales prospecting, identify prospects, target lists, prospective customers, prospecting for clients, identifying prospects
Cold calling|outbound calls, outbound calling, telesales, telemarketing, phone sales, outbound sales, tele calling, call on physicians
Account management|key account management, client management, account manager, key accounts, client accounts, account executive, manage accounts, national accounts, key account manager, strategic accounts, managing accounts, account development, account planning, major accounts, existing accounts
Territory management|sales territory, territory sales, territory development, territory planning, assigned territory, regional sales, area sales, territory
Sales management|sales manager, sales leadership, sales team management, sales operations, sales supervision, managing sales teams, sales director
Sales strategy|sales planning, sales plan, market sales plan, sales and marketing strategies, sales process, sales cycle, solution selling, sales methodology
Consultative selling|consultative sales, spin selling, challenger sale, value selling, relationship selling, needs-based selling, consultative
Negotiation|negotiating, negotiate, negotiation of terms, negotiator
Closing sales|closing deals, close deals, deal closing, close sales, closing skills
Upselling|cross-selling, upsell, cross sell, suggestive selling, add-on sales
Sales targets|quota attainment, sales goals, meeting sales targets, sales quotas, quotas, meet sales goals, achieve sales targets, exceed sales goals, achieve sales goals, revenue targets, sales objectives, target achievement, sales performance, build sales
Sales forecasting|pipeline management, sales pipeline, sales reporting, sales reports, sales analysis, sales forecasts
Sales presentations|product demonstrations, product demos, demos, demonstrating products, pitching, sales pitch, product presentation, sales demonstrations, demonstrations, sales meetings
Quotations|preparing quotes, sales quotes, quotes, proposals, proposal writing, proposal development, sales proposals, proposal preparation, quoting, price quotes, preparing proposals, pricing proposals
Technical sales|sales engineering, pre-sales, solutions consulting, technical pre-sales
Medical sales|pharmaceutical sales, medical device sales, healthcare sales, hospital sales, pharma sales, biotech sales, device sales, medical representative, hospice sales, physician sales, home care sales
Software sales|saas sales, it sales, technology sales, hardware sales
Advertising sales|media sales, ad sales, digital sales, website sales
Insurance sales|selling insurance, financial product sales, policy sales
Automotive sales|car sales, vehicle sales, dealership, auto sales, car dealership
Channel sales|distributor management, channel management, partner sales, reseller, dealer management, distributors, channel partners
Export sales|international sales
Sales training|sales enablement, sales coaching, training sales staff
Trade shows|trade fairs, trade events, expos
Revenue growth|revenue generation, sales growth, increase sales, driving sales, drive sales, increasing sales, revenue management, market share, increase revenue, drive revenue, maximize sales
Customer acquisition|client acquisition, new customer acquisition, acquiring new customers, market penetration, new accounts, new client acquisition, acquisition of customers, acquisition of new customers
Relationship building|building relationships, client relationships, customer relationships, relationship management, client relations, customer relations, rapport building, build relationships, maintaining relationships, build rapport, relationship development, maintain relationships, business relationships, relationship skills, relationships with customers, relationships with clients, develop relationships, building rapport, rapport
# customer service: customer service
Customer service|customer care, customer support, client service, service customers, excellent customer service, customer assistance, superior customer service, serving customers, customer service representative, client support, guest services, customer focus, customer-focused, client-focused, customer oriented, customer satisfaction, customer experience, client satisfaction, assist customers, service orientation, customer interaction, helping customers, customer service principles, client care, assisting customers, customer contact, guest satisfaction, internal customers, guest experience, service excellence, greet customers, greeting customers, customer service etiquette, service oriented, customer engagement, quality customer service, customer facing, client facing
Customer success|customer retention, client retention, churn reduction, customer onboarding, renewals, customer loyalty, client onboarding, loyalty programs
Call center|call centre, contact center, call center operations, call handling, inbound call center, contact centre, voice process, bpo, inbound and outbound, business process outsourcing, non voice process
Complaint handling|handling complaints, complaint resolution, customer complaints, resolve complaints, resolve customer issues, service recovery, customer issues, dispute handling, resolve customer complaints, issue handling, customer concerns, resolving customer issues, customer problems, complaints
Customer inquiries|answering questions, answer inquiries, customer questions, inquiries, respond to inquiries, customer queries, responding to inquiries, answer questions, inquiry handling, customer requests
Live chat|chat support, email support, chat process
Concierge services|concierge, guest relations
Call quality monitoring|call monitoring, call scripts, quality monitoring of calls, csat, nps, average handle time
Ticket sales|ticketing, box office
# retail: retail
Retail|retail sales, retail operations, store operations, retail store, shop assistant, retail associate, store experience, retail management experience
Store management|store manager, retail management, assistant store manager, shop management, open and close store, opening and closing, store opening and closing, keyholder, open and close the store, city manager, key control, assistant manager
Cash handling|cashier, cash register, handling cash, operate cash register, cashiering, cash control, cash drawer, cash procedures, cash accountability, till operation, cash operations, money handling, cash register operation, register operation, cash control procedures, cash handling procedures, check out, handle cash, balance cash, deposit control, handling money
Point of sale systems|=POS, pos systems, point of sale, pos software
 Micros POS
 Square POS
 Toast POS
Merchandising|visual merchandising, product displays, merchandise displays, merchandise presentation, planograms, product placement, store displays, merchandising practices, merchandise, in-store displays, product merchandising, visual merchandizing, planogram compliance
Retail pricing|price tags, pricing guns, markdowns, signage, product pricing and signage, price changes, ticketing merchandise
Product knowledge|product expertise, product information, knowledge of products, product recommendations
Retail buying|assortment planning, merchandise planning, retail buyer, open-to-buy
Grocery|supermarket, produce department, deli, bakery department, meat department, grocery store, meat cutting, seafood department, dairy department
Fashion retail|apparel, fashion styling, personal shopping, fashion, jewelry sales, footwear, luxury retail
Stock rotation|product rotation, fifo, expiration dates, code dates
Returns processing|refunds, returns and exchanges
# real estate: real estate
Real estate|real estate sales, realtor, property sales, real estate transactions, real estate agent, residential real estate, commercial real estate, brokerage, estate agency
Property management|property manager, tenant relations, lease administration, residential property management, rental management, apartment management, tenants, rent collection
Leasing|lease negotiation, apartment leasing, leasing consultant, lease management
Property valuation|real estate appraisal, property appraisal, appraisals of property
Title and escrow|escrow, title insurance, real estate closings
MLS|multiple listing service, property listings
Facilities management|facility operations, building operations, building management, facilities coordination, facility manager
Real estate development|property development, site selection, land acquisition
Argus valuation|argus enterprise
CoStar
Homeowner associations|hoa management, community association management
Cleaning|janitorial, housekeeping, custodial, sanitation, sanitizing, office cleaning, commercial cleaning, floor care, cleanliness, deep cleaning, cleaning duties, clean and sanitary work area, maintaining cleanliness, cleaning procedures, window cleaning, maintain cleanliness, clean work area, cleaning schedules, cleaning services, mopping, vacuuming, carpet cleaning, sweeping, cleaner, trash removal, sanitary conditions, dusting, cleaning equipment
Laundry|laundry services, ironing, linen handling, dry cleaning, pressing clothes
`;
