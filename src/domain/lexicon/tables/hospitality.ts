/** Kitchen, restaurant, hotel, travel. */
export const hospitality = `
# kitchen: hospitality
Cooking|cook, culinary, line cook, meal preparation, culinary arts, preparing meals, food cooking, cooks meals, prepare meals, cooking techniques, prep cook, grill cook, cook food, commis, commis chef
Food preparation|food prep, preparing food, prepares food, prep work, vegetable preparation, prepping, prepare ingredients, food assembly, sandwich making, salad preparation, cold food preparation
Food safety|food hygiene, food handling, safe food handling, food sanitation, kitchen sanitation, servsafe, sanitary standards, sanitation standards, health codes, food safety standards, hygiene standards, kitchen hygiene, food storage, sanitation procedures, kitchen safety, sanitation and safety, health department regulations, hygiene, food safety regulations, sanitation regulations
Knife skills|use of knives, knives, cutting skills, knife handling, butchery, butchering, fish filleting
Kitchen management|kitchen manager, back of house, kitchen operations, chef de cuisine, executive chef, head chef, sous chef, kitchen staff, boh, kitchen supervision, chef, kitchen staff management, line checks
Kitchen equipment|commercial kitchen, fryers, kitchen appliances, ovens, griddle, kitchen machinery
Menu planning|menu development, menu design, recipe development, menus, recipes, menu creation, menu items, menu engineering
Food cost control|food costing, food costs, portion control, food inventory, cost and food inventories, food ordering, kitchen inventory
Plating|food presentation, garnishing, food plating
Baking|bread making, baker, bakery, baking techniques, confectionery, cakes, bread baking, bakery products, dough preparation, chocolate making
 Pastry|pastry chef, patisserie
 Cake decorating
Grilling|frying, sauteing, broiling, roasting, grill, sous-vide, barbecue
International cuisine|asian cuisine, vegan cuisine, pizza making
 Italian cuisine
 French cuisine
 Japanese cuisine|sushi
 Indian cuisine
 Mexican cuisine
 Chinese cuisine
Dietary services|dietary aide, special diets, dietary needs, dietary restrictions, dietary requirements, tray service, dining services, therapeutic diets, dietary manager, tray line, institutional food service, dietary guidelines, allergen awareness, allergens
Dishwashing|dishwasher, pot washing, kitchen porter
Ice cream and dairy counter|cheese knowledge, deli slicing, slicers, cheesemonger
# restaurant: hospitality
Food service|food and beverage, food and beverage service, f&b, restaurant service, serving food, food & beverage operations, food industry, serve food, table service
Restaurant management|restaurant manager, restaurant operations, restaurant supervision, front of house, foh, restaurant experience, assistant restaurant manager, restaurant industry, quick service restaurant, fast food, dining room operations, shift lead in restaurants
Waiting tables|waitress, waiter, waitstaff, food server, fine dining, table setting, serving guests, taking orders, order taking, take orders, banquet service, dining room service, serving customers at tables
Bartending|bartender, bar management, barback, bar service, drink preparation, bar operations, beverage service, pouring drinks
 Mixology|cocktails
Barista|coffee making, espresso, latte art, coffee preparation
Wine knowledge|sommelier, wine service, wine pairing, wine tasting
Catering|catering services, banqueting, catering operations, banquet operations, catering events
Restaurant hosting|host/hostess, hostess, seating guests, table reservations
Beer knowledge|craft beer, beverage management
Alcohol service|responsible alcohol service, alcohol compliance, tips certified
# hotel and travel: hospitality
Hospitality|hospitality management, hospitality service, hotel experience
Hotel management|hotel operations, hotel manager, rooms division, hotel administration, hotel industry, resort operations
Hotel front desk|check-in and check-out, guest check-in, night audit, check in, front office operations, property management system, hotel reception, guest registration
 Opera PMS
Reservations|booking, reservation systems, room reservations, reservation management, hotel reservations, booking systems
Hotel housekeeping|room cleaning, room attendant, turndown service, guest rooms, hotel cleaning
Bellhop services|valet parking, luggage handling, bell service
Hotel revenue management|yield management, hotel sales, revenue optimization
Tourism|travel industry, tourist information, tourism management, travel and tourism, destination marketing
Travel consulting|travel agent, travel agency, tour planning, itinerary planning, travel sales, business travel, corporate travel, travel consultant, itineraries, travel services
Tour guiding|tour guide, guided tours, tours, tour operations, tour leading
GDS systems|worldspan
 Amadeus|amadeus gds
 Sabre
 Galileo GDS
Casino gaming|table games, casino operations, croupier, slot machines
Cruise operations|cruise ship
Theme park operations|amusement park, ride operation
Airline customer service|airport check-in, passenger service, gate agent
`;
